import { parseMeta, type Meta } from '#contract/meta.ts';
import { createKeptAnswers, type KeptAnswers } from '#src/store/keptAnswers.ts';

/** Metas by the key of their call (`columnsKeyOf`). */
export const keptMeta: KeptAnswers<Meta> = createKeptAnswers('back-office.kept.meta.2.', parseMeta);
