import { D as useEnhancedEffect } from "./MaterialTheme-by4iwfk.js";
// node_modules/@mui/material/esm/utils/useEnhancedEffect.js
var useEnhancedEffect_default = useEnhancedEffect;
export { useEnhancedEffect_default as t };
