import {
  companies,
  englishFamilyNames,
  englishGivenNames,
  hebrewFamilyNames,
  hebrewGivenNames,
} from './catalogue/names.ts';
import type { Random } from './random.ts';

/** A person's name, two of three times Hebrew, now and then a company. */
export function someName(random: Random): string {
  if (random.chance(0.1)) return random.pick(companies);
  return random.chance(0.65)
    ? `${random.pick(hebrewGivenNames)} ${random.pick(hebrewFamilyNames)}`
    : `${random.pick(englishGivenNames)} ${random.pick(englishFamilyNames)}`;
}
