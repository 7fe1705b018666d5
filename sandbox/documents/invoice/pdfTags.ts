/** What a text is to who has the file read aloud (ISO 32000-1 §14.8.4); `TH` heads a column, `rowHead` a row. */
export type TextRole = 'H1' | 'H2' | 'P' | 'TH' | 'rowHead' | 'TD';

/** The structure of a tagged PDF, which grows as the file is drawn. */
export interface PdfTags {
  /** Draws the parts of a table or row, which are read as one. */
  element<Drawn>(role: 'Table' | 'TR', draw: () => Drawn): Drawn;
  /** Draws what is not read: what says nothing new. */
  artifact<Drawn>(draw: () => Drawn): Drawn;
  /** Draws the lines of a text, an element of its own. */
  text(role: TextRole, draw: () => void): void;
  /** Draws a line of such a text. @param actual what it says, in the order of reading */
  line(actual: string, draw: () => void): void;
  /** Draws rules and pictures, which are never read. */
  decoration<Drawn>(draw: () => Drawn): Drawn;
  /** Ends the structure; nothing is drawn after it. */
  end(): void;
}

/** Begins the structure of a file that is `tagged`. */
export function createPdfTags(pdf: PDFKit.PDFDocument): PdfTags {
  const file = pdf.struct('Document');
  pdf.addStructure(file);
  /** The element that is being drawn; undefined in an artifact. */
  let current: PDFKit.PDFStructureElement | undefined = file;

  function within<Drawn>(element: typeof current, draw: () => Drawn): Drawn {
    const around = current;
    current = element;
    try {
      return draw();
    } finally {
      current = around;
    }
  }
  // pdfkit takes scopes, of which its types do not know.
  function open(role: string, options: Parameters<typeof pdf.struct>[1] & { scope?: 'Row' | 'Column' } = {}) {
    const element = current && pdf.struct(role, options);
    if (element) current?.add(element);
    return element;
  }
  function openText(role: TextRole) {
    if (role === 'rowHead') return open('TH', { scope: 'Row' });
    return open(role, role === 'TH' ? { scope: 'Column' } : {});
  }
  function marked<Drawn>(type: 'Layout' | 'Pagination', draw: () => Drawn): Drawn {
    pdf.markContent('Artifact', { type });
    try {
      return draw();
    } finally {
      pdf.endMarkedContent();
    }
  }

  return {
    element: (role, draw) => within(open(role), draw),
    artifact: (draw) => within(undefined, draw),
    text(role, draw) {
      if (current) within(openText(role), draw);
      else marked('Pagination', draw);
    },
    line(actual, draw) {
      if (current) current.add(pdf.markStructureContent('Span', { actual }));
      else pdf.markContent('Span', { actual });
      draw();
      pdf.endMarkedContent();
    },
    decoration: (draw) => marked('Layout', draw),
    end: () => file.end(),
  };
}
