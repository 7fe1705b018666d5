/** What one question takes at each size: milliseconds, p95, in the order of the sizes. */
export interface GrowthLine {
  title: string;
  times: readonly number[];
}

const box = { left: 56, top: 40, right: 560, bottom: 400, width: 800, height: 440 };
/** Least and most milliseconds of the picture; each step of the grid is ten times the one before. */
const least = 0.1;
const most = 1000;
/** Least distance between two titles. */
const lineHeight = 17;
const colours = ['#3b5bdb', '#0b7285', '#2b8a3e', '#e67700', '#c92a2a', '#862e9c', '#495057'];

const y = (milliseconds: number): number => {
  const share = Math.log10(Math.max(least, milliseconds) / least) / Math.log10(most / least);
  return box.bottom - share * (box.bottom - box.top);
};
const x = (index: number, count: number): number => box.left + (index / (count - 1)) * (box.right - box.left);

/** Heights of titles beside the ends of their lines, moved apart where they would overlap. */
function placeTitles(ends: readonly number[]): number[] {
  const order = ends.map((_, index) => index).toSorted((one, other) => (ends[one] ?? 0) - (ends[other] ?? 0));
  const places: number[] = [];
  let free = box.top;
  order.forEach((index, place) => {
    // So high that those below it still have room.
    const last = box.bottom + lineHeight - (order.length - place) * lineHeight;
    const at = Math.max(free, Math.min(ends[index] ?? 0, last));
    places[index] = at;
    free = at + lineHeight;
  });
  return places;
}

const gridLine = (milliseconds: number): string => `
  <line x1="${box.left}" x2="${box.right}" y1="${y(milliseconds)}" y2="${y(milliseconds)}" stroke="#ced4da"/>
  <text x="${box.left - 8}" y="${y(milliseconds) + 4}" text-anchor="end">${milliseconds}</text>`;

/** How times grow with the rows, as an SVG with logarithms on both axes. */
export function drawGrowth(sizes: readonly number[], lines: readonly GrowthLine[]): string {
  const grid = [0.1, 1, 10, 100, 1000].map(gridLine).join('');
  const heads = sizes
    .map(
      (size, index) => `
  <text x="${x(index, sizes.length)}" y="${box.bottom + 24}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    )
    .join('');
  const places = placeTitles(lines.map(({ times }) => y(times.at(-1) ?? 0)));
  const drawn = lines
    .map(({ title, times }, index) => {
      const colour = colours[index % colours.length];
      const dash = index < colours.length ? '' : ' stroke-dasharray="6 4"';
      const points = times.map((time, at) => `${x(at, sizes.length).toFixed(1)},${y(time).toFixed(1)}`).join(' ');
      const end = y(times.at(-1) ?? 0);
      const place = places[index] ?? end;
      return `
  <polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>
  <line x1="${box.right}" y1="${end.toFixed(1)}" x2="${box.right + 18}" y2="${place.toFixed(1)}" stroke="${colour}"/>
  <text x="${box.right + 22}" y="${(place + 4).toFixed(1)}" fill="${colour}">${title}</text>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" font-family="sans-serif" font-size="13">
  <rect width="${box.width}" height="${box.height}" fill="#fff"/>
  <text x="${box.left}" y="22">Milliseconds (p95) by transactions in the database</text>${grid}${heads}${drawn}
</svg>
`;
}
