import { parseMeta, type Meta } from '#contract/meta.ts';
import { createCachedAnswers, type CachedAnswers } from '#src/store/cachedAnswers.ts';

/** Metas by the key of their call (`columnsKeyOf`). */
export const cachedMeta: CachedAnswers<Meta> = createCachedAnswers('back-office.kept.meta.2.', parseMeta);
