import { nativeNames } from '#src/i18n/locale.ts';
import { productName } from '#src/i18n/productName.ts';
import { filterBarClass, filterFieldClass, quickFiltersClass } from '#src/list/filters/filterClasses.ts';
import { listClass, toolbarClass } from '#src/list/listClasses.ts';
import { skeletonRows } from '#src/meta/skeletonRows.ts';
import { regionClass, tableClass } from '#src/meta/tableClasses.ts';
import type { Locale } from '#contract/constants.ts';
import { matchPath } from '#src/resources/matchPath.ts';
import type { Density } from '#src/settings/columnPreferences.ts';
import type { FrameGroup, FramePage, FrameTexts } from '#src/settings/frameTexts.ts';
import { buttonClass, iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import { paletteFieldClass } from '#src/app/palette/paletteFieldClass.ts';
import frameStyles from './frame.module.css';
import menuStyles from './Navigation.module.css';
import titleStyles from './PageTitle.module.css';

/** What the first frame follows. */
export interface FirstFrame {
  locale: Locale;
  pathname: string;
  /** Undefined on the first visit of a person: the product's name stands alone in the bar. */
  texts: FrameTexts | undefined;
  /** Whether the terminal that was kept is this tab's. */
  isSameTerminal: boolean;
  drawerOpen: boolean;
  densityOf: (list: string) => Density | undefined;
}

type Content = Node | string;

function draw(tag: string, className: string | undefined, ...content: readonly Content[]): HTMLElement {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** The place of an icon. */
function drawIcon(): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('width', '20');
  icon.setAttribute('height', '20');
  return icon;
}

const drawIconButton = () => draw('span', iconButtonClass());
const drawButton = (...content: readonly Content[]) => draw('span', buttonClass('plain'), ...content);

function drawBar({ locale, texts, isSameTerminal }: FirstFrame, page: FramePage | undefined): HTMLElement {
  const title = draw('h1', titleStyles.title, page?.title ?? productName[locale]);
  const buttons = [!page?.isWizard, page?.hasBack].filter(Boolean).map(drawIconButton);
  const start = draw('div', frameStyles.start, ...buttons, title);
  if (!texts || page?.isWizard) return draw('header', frameStyles.bar, start);
  start.append(draw('span', paletteFieldClass()));
  const terminal = drawButton(drawIcon(), draw('bdi', '', isSameTerminal ? texts.terminal : ''), drawIcon());
  const language = drawButton(nativeNames[locale]);
  return draw(
    'header',
    frameStyles.bar,
    start,
    draw('div', frameStyles.end, terminal, language, drawIconButton(), drawIconButton()),
  );
}

function drawGroup({ title, entries }: FrameGroup, at: string | undefined): HTMLElement {
  const items = entries.map((entry) => {
    const link = draw('a', menuStyles.entry, drawIcon(), draw('bdi', menuStyles.text, entry.title));
    link.toggleAttribute('data-within', entry.route === at);
    return draw('li', '', link);
  });
  const heading = draw('h2', menuStyles.title, draw('span', '', title));
  return draw('li', menuStyles.group, heading, draw('ul', '', ...items));
}

function drawMenu({ menu }: FrameTexts, drawerOpen: boolean, at: string | undefined): HTMLElement {
  const groups = draw('ul', menuStyles.groups, ...menu.map((group) => drawGroup(group, at)));
  if (!drawerOpen) groups.dataset.look = 'rail';
  return draw('nav', frameStyles.drawer, groups);
}

function drawTable(heads: readonly string[], density: Density | undefined): HTMLElement {
  const names = heads.map((head) => (head ? draw('th', '', draw('span', '', head)) : draw('td', '')));
  const rows = Array.from({ length: skeletonRows }, () => draw('tr', '', ...heads.map(() => draw('td', '', '\u00a0'))));
  names.forEach((cell, index) => {
    if (!heads[index]) cell.dataset.cell = index === 0 ? 'select' : 'menu';
  });
  const table = draw(
    'table',
    tableClass,
    draw('thead', '', draw('tr', '', ...names)),
    draw('tbody', skeletonClass, ...rows),
  );
  if (density) table.dataset.density = density;
  table.toggleAttribute('data-selectable', heads[0] === '');
  return draw('section', regionClass, table);
}

/** A list without its rows; what stands above them is as high as one line of filters. */
function drawList(heads: readonly string[], density: Density | undefined): HTMLElement {
  const field = draw('div', filterFieldClass, draw('div', inputClass('compact')));
  const filters = draw('section', filterBarClass, draw('div', quickFiltersClass, field));
  return draw('section', listClass, filters, draw('div', toolbarClass), drawTable(heads, density));
}

/**
 * Draws bar, menu and the head of a list before the application is there, in the classes that it draws them in. Nobody
 * can act on them or hears them; React's first commit takes their place.
 */
export function drawFirstFrame(first: FirstFrame): HTMLElement {
  const { texts, pathname, drawerOpen } = first;
  const page = texts?.pages.find(({ path }) => matchPath(path, pathname));
  const heads = texts?.heads[page?.list ?? ''];
  const content = draw(
    'main',
    frameStyles.content,
    ...(page && heads ? [drawList(heads, first.densityOf(page.list))] : []),
  );
  const menu = texts && !page?.isWizard ? [drawMenu(texts, drawerOpen, page?.entry)] : [];
  const whole = draw('div', frameStyles.frame, drawBar(first, page), ...menu, content);
  if (page?.isWizard && frameStyles.wizard) whole.classList.add(frameStyles.wizard);
  if (!drawerOpen && frameStyles.rail) whole.classList.add(frameStyles.rail);
  whole.dataset.first = '';
  whole.inert = true;
  whole.ariaHidden = 'true';
  return whole;
}
