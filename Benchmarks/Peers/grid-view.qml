// A Qt Quick GridView with a million labeled tiles in software rendering. Prints the wall-clock time of a frame without
// painting in milliseconds, p50 and p99 of means of twenty, while scrolling by 40 points and while jumping randomly.
import QtQuick
import QtQuick.Window

Window {
    id: window
    width: 390
    height: 844
    visible: true

    property int frame: 0
    property double started: 0
    property var scrolls: []
    property var jumps: []

    GridView {
        id: grid
        anchors.fill: parent
        cellWidth: 94
        cellHeight: 94
        reuseItems: true
        model: 1000000
        delegate: Item {
            width: 90
            height: 90
            Rectangle { anchors.fill: parent; color: "#f2f2f7" }
            Text { anchors.centerIn: parent; text: index; font.pixelSize: 17 }
        }
    }

    function report(name, value) {
        console.log(["GridView", name, value, "ms"].join("\t"))
    }

    function percentile(values, part) {
        values.sort((a, b) => a - b)
        return values[Math.min(values.length - 1, Math.floor(values.length * part))].toFixed(2)
    }

    Timer {
        interval: 1
        running: true
        repeat: true
        onTriggered: {
            let start = Date.now()
            let count = 20
            let target = window.frame < 60 ? window.scrolls : window.jumps
            for (let i = 0; i < count; i++) {
                if (window.frame < 60) grid.contentY += 40
                else grid.contentY = Math.random() * (grid.contentHeight - grid.height)
                grid.forceLayout()
            }
            target.push((Date.now() - start) / count)
            window.frame += 1
            if (window.frame === 120) {
                window.report("S2 scroll by 40 points, p50", percentile(window.scrolls, 0.5))
                window.report("S2 scroll by 40 points, p99", percentile(window.scrolls, 0.99))
                window.report("S3 jump anywhere, p50", percentile(window.jumps, 0.5))
                window.report("S3 jump anywhere, p99", percentile(window.jumps, 0.99))
                Qt.quit()
            }
        }
    }
}
