// src/resources/terminals/terminals.module.css
var page = "page-KSP";
var head = "head-KSP";
var list = "list-KSP";
var part = "part-KSP";
var fault = "fault-KSP";
var tools = "tools-KSP";
var key = "key-KSP";
var preview = "preview-KSP";
export { page as a, tools as c, list as i, head as n, part as o, key as r, preview as s, fault as t };
