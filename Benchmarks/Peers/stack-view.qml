// Pushes and pops screens of a Qt Quick StackView, without transitions or painting. Prints a tab-separated line per
// measurement: StackView, its name, the median of wall-clock time, and the unit. The names are those of
// Benchmarks/UIKit. Reading memory from /proc requires QML_XHR_ALLOW_FILE_READ=1.
import QtQuick
import QtQuick.Controls
import QtQuick.Window

Window {
    width: 390
    height: 844
    visible: true

    StackView { id: stack; anchors.fill: parent; initialItem: empty }

    Component { id: empty; Item {} }
    Component {
        id: full
        Item {
            Column {
                Repeater {
                    model: 40
                    Text { text: "Row number " + index + " of this screen"; font.pixelSize: 17 }
                }
            }
        }
    }

    function median(values) { values.sort((a, b) => a - b); return values[Math.floor(values.length / 2)] }

    function report(name, value, unit) {
        console.log(["StackView", name, value.toFixed(3), unit].join("\t"))
    }

    // Pushes twenty screens and pops them again.
    function measure(component, count) {
        let pushes = [], pops = []
        for (let round = 0; round < 15; round++) {
            let start = Date.now()
            for (let i = 0; i < count; i++) stack.push(component, StackView.Immediate)
            let middle = Date.now()
            for (let i = 0; i < count; i++) stack.pop(StackView.Immediate)
            pushes.push((middle - start) / count)
            pops.push((Date.now() - middle) / count)
        }
        report("push of a screen of 40 labels, without paint", median(pushes) * 1e3, "µs")
        report("pop of a screen of 40 labels, without paint", median(pops) * 1e3, "µs")
    }

    // Pushes and pops an empty screen.
    function measureCycle(name, count) {
        let samples = []
        for (let round = 0; round < 7; round++) {
            let start = Date.now()
            for (let i = 0; i < count; i++) {
                stack.push(empty, StackView.Immediate)
                stack.pop(StackView.Immediate)
            }
            samples.push((Date.now() - start) / count)
        }
        report(name, median(samples) * 1e3, "µs")
    }

    function residentKiB() {
        let request = new XMLHttpRequest()
        request.open("GET", "file:///proc/self/smaps_rollup", false)
        request.send()
        let found = /Rss: *(\d+)/.exec(request.responseText)
        return found ? Number(found[1]) : NaN
    }

    Component.onCompleted: {
        measureCycle("push and pop of an empty screen, no bar", 2000)
        measure(full, 20)
        let before = residentKiB()
        for (let i = 0; i < 100; i++) stack.push(full, StackView.Immediate)
        report("memory of a covered screen of 40 labels", (residentKiB() - before) / 100, "KiB")
        stack.pop(null, StackView.Immediate)
        for (let goal of [10, 1000, 100000]) {
            while (stack.depth < goal) stack.push(empty, StackView.Immediate)
            measureCycle("push and pop at depth " + goal, 200)
        }
        Qt.quit()
    }
}
