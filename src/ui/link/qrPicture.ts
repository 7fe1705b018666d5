/** Pixels of a module's side: whole ones, so that no edge is blurred, and enough for print. */
const scale = 24;

/** A drawn QR code as a file of its own. */
export function svgFile(drawing: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
}

/** Fills the canvas within each shape of the drawing. */
function paint(brush: CanvasRenderingContext2D, drawing: SVGSVGElement, modules: number): void {
  brush.scale(scale, scale);
  for (const path of drawing.querySelectorAll('path')) {
    brush.save();
    brush.clip(new Path2D(path.getAttribute('d') ?? ''));
    brush.fillStyle = path.getAttribute('fill') ?? '';
    brush.fillRect(0, 0, modules, modules);
    brush.restore();
  }
}

/** The same as pixels. @throws Error where the browser draws none */
export function pngFile(drawing: SVGSVGElement): Promise<Blob> {
  const modules = drawing.viewBox.baseVal.width;
  const canvas = document.createElement('canvas');
  canvas.width = modules * scale;
  canvas.height = modules * scale;
  const brush = canvas.getContext('2d');
  if (brush) paint(brush, drawing, modules);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser draws no PNG'))), 'image/png');
  });
}
