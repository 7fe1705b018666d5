import type { accessibility as hebrew } from './accessibility.he.ts';
import type { CatalogueShape } from './shape.ts';

export const accessibility = {
  accessibility: {
    intro:
      'It matters to us that everyone, people with disabilities included, can work with this system independently and on equal terms.',
    level: {
      title: 'Level of accessibility',
      text: 'The system is built to meet Israeli Standard SI 5568 and WCAG 2.2 level AA. Its screens are checked with an automatic tool; no external accessibility consultant has audited it yet.',
    },
    done: {
      title: 'What has been done',
      keyboard: 'Everything can be operated with the keyboard alone, and the focus is visible.',
      reader: 'Headings, regions, labels and messages are marked for screen readers.',
      contrast: 'Contrast has been checked in the light and the dark theme.',
      zoom: 'The system can be used at 200% zoom and on narrow screens.',
      motion: 'A preference for reduced motion is supported.',
    },
    limits: {
      title: 'Known limitations',
      text: 'Files for download, such as PDF and Excel, and content of external providers may not be fully accessible.',
    },
    contact: {
      title: 'Contact about accessibility',
      text: 'In case of difficulty, write to us and name the address of the page, the action and the assistive technology in use:',
    },
  },
} satisfies CatalogueShape<typeof hebrew>;
