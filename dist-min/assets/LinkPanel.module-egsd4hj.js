// src/ui/link/LinkPanel.module.css
var panel = "panel-mYV";
var link = "link-mYV";
var address = "address-mYV";
var code = "code-mYV";
var drawing = "drawing-mYV";
var files = "files-mYV";
export { link as a, files as i, code as n, panel as o, drawing as r, address as t };
