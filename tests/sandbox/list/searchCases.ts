import type { ConsumerRequest } from '#contract/entities/consumer.ts';

/** What a person types into the search of customers, of whom, and whether that customer is found. */
export interface SearchCase {
  of: Partial<
    Pick<
      ConsumerRequest,
      'consumerName' | 'consumerEmail' | 'consumerPhone' | 'consumerNationalID' | 'externalReference'
    >
  >;
  typed: string;
  isFound?: false;
  /** The public report of another product that had it wrong, or the finding. */
  from: string;
}

const name = (consumerName: string, typed: string, from: string): SearchCase => ({ of: { consumerName }, typed, from });
const phone = (consumerPhone: string, typed: string, from: string): SearchCase => ({
  of: { consumerPhone },
  typed,
  from,
});
const not = (one: SearchCase): SearchCase => ({ ...one, isFound: false });

/** Searches of customers, Hebrew and English. */
export const searchCases: readonly SearchCase[] = [
  // Geresh, gershayim and quotes.
  name('ז׳בוטינסקי', "ז'בוטינסקי", 'F1'),
  name("ז'בוטינסקי", 'ז׳בוטינסקי', 'F1'),
  name('ז׳בוטינסקי', 'זבוטינסקי', 'F1'),
  name('צ׳רניחובסקי', 'צ’רניחובסקי', 'renikud/renikud#10'),
  name('מועדון צ׳יפס', "צ'יפס", 'renikud/renikud#10'),
  name('חברה בע״מ', 'חברה בע"מ', 'F1'),
  name('חברה בע"מ', 'בע״מ', 'F1'),
  name('תנובה בע״מ', 'תנובה בעמ', 'urieli/jochre#88'),
  name('יבוא ארה״ב', 'ארה"ב', 'renikud/renikud#10'),
  name('קרן צה״ל', 'צה״ל', 'urieli/jochre#88'),
  name('קרן צה״ל', 'צה“ל', 'urieli/jochre#88'),
  name('בית בעש״ט', 'בעש"ט', 'urieli/jochre#88'),
  name('רוצ׳ילד ובניו', 'רוצ`ילד', 'Bnei-Baruch/archive-backend#209'),
  name('אדר א׳', "אדר א'", 'hebcal/hebcal-js#61'),
  name("O'Brien", 'O’Brien', 'sciencehistory/scihist_digicoll#3462'),
  name('O’Brien', "o'brien", 'freelawproject/courtlistener#2790'),
  name("O'Brien", 'obrien', 'ryanlelek/Raneto#215'),
  name('Jacques l’Intercis', "Jacques l'Intercis", 'srophe/srophe-eXist-app#515'),
  name("Tim's Coffee", 'Tim‘s Coffee', 'zencart/zencart#5268'),
  name("A Girl After God's Heart", 'God’s Heart', 'internetarchive/openlibrary#639'),
  // Points and accents.
  name('שָׁלוֹם כֹּהֵן', 'שלום כהן', 'F1'),
  name('שלום כהן', 'שָׁלוֹם', 'F1'),
  name('רָמָ״ח', 'רמח', 'phonikud/phonikud#28'),
  name('Díaz', 'diaz', 'indico/indico#1496'),
  name('Díaz', 'dí', 'indico/indico#1496'),
  name('Álvaro', 'Alvaro', 'coder13/Competitor-groups#39'),
  name('Alvaro', 'Álvaro', 'coder13/Competitor-groups#39'),
  name('Café Noir', 'cafe', 'kartevonmorgen/kartevonmorgen#292'),
  name('Cafe Noir', 'café', 'fork-dev/TrackerWin#1122'),
  name('Getränke', 'Getranke', 'osmlab/name-suggestion-index#8188'),
  name('Véronique', 'Veronique', 'tprouvot/Salesforce-Inspector-reloaded#566'),
  name('Sérgi', 'Sergi', 'coopdevs/timeoverflow#716'),
  name('Jérôme', 'Jerome', 'runbox/runbox7#1259'),
  name('Jonáš', 'jonas', 'runbox/runbox7#1259'),
  name('Köln', 'koln', 'edrlab/thorium-reader#1920'),
  name('résumé', 're\u0301sume\u0301', 'lgse/strata#809'),
  name('re\u0301sume\u0301', 'résumé', 'lgse/strata#809'),
  name('tatárjárás', 'tata\u0301rja\u0301ra\u0301s', 'sxyazi/yazi#4046'),
  name('Ma\u0308rz', 'März', 'toolscode/findinfiles#9'),
  name('محمّد', 'محمد', 'F1'),
  name('Ёлкина Анна', 'елкина', 'F1'),
  name('ПЕТРОВ Иван', 'петров', 'F1'),
  // Maqaf, hyphens and dashes.
  name('בית־ספר אורט', 'בית-ספר', 'F1'),
  name('בית-ספר אורט', 'בית ספר', 'F1'),
  name('בית ספר אורט', 'בית־ספר', 'F1'),
  name('תל־אביב', 'תל אביב', 'F1'),
  name('Two-Stone Ring', 'two stone', 'C1rdec/Poe-Lurker#54'),
  name('University of Wisconsin–Madison', 'Wisconsin-Madison', 'datadryad/dryad-app#516'),
  name('MKJ1973-791', 'MKJ1973-791', 'magento/magento2#13159'),
  name('MKJ1973-791', 'mkj1973 791', 'magento/magento2#13159'),
  name('Ben‑Gurion', 'ben-gurion', 'eclipse-scout/scout.rt#2324'),
  name('soft\u00adhyphen', 'softhyphen', 'eclipse-scout/scout.rt#2324'),
  name('A—B Trading', 'a-b', 'MicrosoftDocs/microsoft-style-guide#165'),
  // Spaces, line ends and marks.
  name('John Smith  Jones', 'John Smith Jones', 'SparkDevNetwork/Rock#2990'),
  name('John Smith Jones', 'Smith  Jones', 'SparkDevNetwork/Rock#2990'),
  name('מיכאל  כהן', 'מיכאל כהן', 'F1'),
  name('דנה לוי', 'דנה\u00a0לוי', 'zlovatt/obsidian-trim-whitespace#26'),
  name('דנה לוי', '\u200fדנה לוי\u200f', 'F1'),
  name('דנה לוי', '\u202bדנה לוי\u202c', 'F1'),
  name('דנה לוי', 'דנה\tלוי', 'code-dot-org/code-dot-org#13169'),
  name('דנה לוי', 'דנה\nלוי', 'selectize/selectize.js#1533'),
  name('Dana Levi', 'da\u200bna', 'validatorjs/validator.js#940'),
  name('Dana Levi', '\ufeffDana', 'F3'),
  name('Anna Maria Rossi', ' anna   maria ', 'FreeUKGen/MyopicVicar#443'),
  name('Michael Stephens', 'michaeL  StepHens', 'openstates/name_tools#4'),
  // Case, final letters, order of words.
  name('DANA LEVI', 'dana levi', 'F1'),
  name('dana levi', 'DANA', 'indico/indico#1496'),
  name('מרים', 'מרימ', 'F1'),
  name('שמעון פרץ', 'פרצ', 'F1'),
  name('יוסף', 'יוספ', 'F1'),
  name('Emma Lindberg', 'Lindberg Emma', 'HGustavs/LenaSYS#9577'),
  name('Smith, Bill', 'Bill Smith', 'mattyork/fuzzy#9'),
  name('Doe John', 'john doe', 'openfoodfoundation/openfoodnetwork#11891'),
  name('כהן דוד', 'דוד כהן', 'dissemin/dissemin#516'),
  name('Jeffrey Hui', 'jeff hui', 'origamize/RPI-Directory#33'),
  name('ＤＡＮＡ', 'dana', 'taiga-family/maskito#955'),
  name('ﬁrst office', 'first', 'gwennlbh/ffcss#59'),
  name('100% Wool', '100%', 'F1'),
  name('under_score', 'under_', 'F1'),
  // Telephones.
  phone('050-1234567', '0501234567', 'F2'),
  phone('0501234567', '050-123-4567', 'F2'),
  phone('050-1234567', '+972501234567', 'F2'),
  phone('+972 50 123 4567', '050-1234567', 'F2'),
  phone('+972-50-1234567', '00972501234567', 'F2'),
  phone('050-1234567', '4567', 'F2'),
  phone('050-1234567', '050 123', 'F2'),
  phone('050-1234567', '+972 50', 'FossifyOrg/Phone#254'),
  phone('+972501234567', '050', 'SimpleMobileTools/Simple-Contacts#504'),
  phone('074 350 2341', '0743502341', 'morenoh149/react-native-contacts#579'),
  phone('0176-123 456 78', '017612345678', 'lucc/khard#301'),
  phone('(03) 560-5801', '03-5605801', 'apache/cordova-plugin-contacts#211'),
  phone('03-5605801', '+972 (3) 560 5801', 'laurentmmeyer/ContactsAutoCompleteTextView#2'),
  phone('03.560.5801', '035605801', 'nextcloud/ocsms#61'),
  phone('050-1234567', '\u2066050-1234567\u2069', 'nhoizey/vscode-gremlins#204'),
  phone('050-1234567', '٠٥٠١٢٣٤٥٦٧', 'bl00mber/react-phone-input-2#459'),
  phone('050-1234567', '０５０１２３', 'whatwg/html#11405'),
  // Identity numbers, addresses and references.
  { of: { consumerNationalID: '012345674' }, typed: '12345674', from: 'F2' },
  { of: { consumerNationalID: '012345674' }, typed: '012345674', from: 'F2' },
  { of: { consumerNationalID: '12345674' }, typed: '012345674', from: 'F2' },
  { of: { consumerNationalID: '012345674' }, typed: '01234567-4', from: 'F3' },
  { of: { consumerEmail: 'Dana.Levi@Mail.test' }, typed: 'dana.levi@mail.test', from: 'F1' },
  { of: { consumerEmail: 'dana-levi@mail.test' }, typed: 'dana-levi', from: 'F1' },
  { of: { consumerEmail: 'dana@mail.test' }, typed: '\u200edana@mail.test', from: 'OpenMage/magento-lts#4681' },
  { of: { externalReference: 'INV-0042' }, typed: 'inv-0042', from: 'F1' },
  { of: { externalReference: 'INV-0042' }, typed: 'INV–0042', from: 'MicrosoftDocs/microsoft-style-guide#165' },
  // What is not alike.
  not(name('דנה לוי', 'דן לוין', 'F1')),
  not(name('דנה לוי', 'נהלו', 'F1')),
  not(name('100 Wool', '100%', 'F1')),
  not(name('underscore', 'under_', 'F1')),
  not(phone('050-1234567', '0502', 'F2')),
  not(phone('050-1234567', '+1 50 1234567', 'F2')),
  not({ of: { consumerNationalID: '012345674' }, typed: '12345675', from: 'F2' }),
];
