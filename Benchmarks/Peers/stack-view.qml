// Screens pushed on and popped from a StackView of Qt Quick, without transitions or paint. Prints
// milliseconds of wall time, the median of fifteen rounds.
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

    function measure(name, component, count) {
        let pushes = [], pops = []
        for (let round = 0; round < 15; round++) {
            let start = Date.now()
            for (let i = 0; i < count; i++) stack.push(component, StackView.Immediate)
            let middle = Date.now()
            for (let i = 0; i < count; i++) stack.pop(StackView.Immediate)
            pushes.push((middle - start) / count)
            pops.push((Date.now() - middle) / count)
        }
        console.log("StackView, " + name + ": push " + median(pushes).toFixed(4) + " ms, pop "
            + median(pops).toFixed(4) + " ms")
    }

    Component.onCompleted: {
        measure("empty screen", empty, 2000)
        measure("40 labels, without paint", full, 20)
        Qt.quit()
    }
}
