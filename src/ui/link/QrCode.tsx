import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import styles from './LinkPanel.module.css';
import { pngFile, svgFile } from './qrPicture.ts';

interface QrCodeProps {
  text: string;
  /** Of the files that can be saved, without an ending. */
  fileName: string;
}

/** A QR code that can be scanned off any screen and saved: black on white, its margin included, in dark mode too. */
export function QrCode({ text, fileName }: QrCodeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const drawing = useRef<SVGSVGElement>(null);

  async function save(ending: 'png' | 'svg'): Promise<void> {
    const { current } = drawing;
    if (!current) return;
    try {
      const blob = ending === 'png' ? await pngFile(current) : svgFile(current);
      saveFile({ blob, fileName: `${fileName}.${ending}` });
    } catch {
      notify('SomethingWentWrong', { type: 'error' });
    }
  }

  return (
    <div className={styles.code}>
      <QRCodeSVG
        ref={drawing}
        className={styles.drawing}
        value={text}
        level="M"
        marginSize={4}
        bgColor="white"
        fgColor="black"
        role="img"
        aria-label={translate('link.qr')}
      />
      <div className={styles.files}>
        {(['png', 'svg'] as const).map((ending) => (
          <button key={ending} type="button" className={buttonClass()} onClick={() => void save(ending)}>
            {translate('link.save', { format: ending.toUpperCase() })}
          </button>
        ))}
      </div>
    </div>
  );
}
