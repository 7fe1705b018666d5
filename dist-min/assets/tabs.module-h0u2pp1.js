// src/ui/tabs/tabs.module.css
var tabs = "tabs-qr6";
var row = "row-qr6";
var label = "label-qr6";
var count = "count-qr6";
var panel = "panel-qr6";
export { tabs as a, row as i, label as n, panel as r, count as t };
