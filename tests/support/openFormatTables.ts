/**
 * The tables of the official text (open format 1.31, §3 and §4), typed from it and not from the product. A row: number of the
 * field, first and last column, technical description, and whether it must be filled (`m` always, `c` where another field says
 * so, `k` where it is kept, `-` room for later). Fields that the text has abolished are left out.
 */
const tables = {
  A000: `1000 1 4 X m;1001 5 9 X -;1002 10 24 9 m;1003 25 33 9 m;1004 34 48 9 m;1005 49 56 X m;1006 57 64 9 m;1007 65 84 X m;
    1008 85 104 X m;1009 105 113 9 m;1010 114 133 X m;1011 134 134 9 m;1012 135 184 X m;1013 185 185 9 k;1014 186 186 9 k;
    1015 187 195 9 k;1016 196 204 9 k;1017 205 214 X -;1018 215 264 X m;1019 265 314 X k;1020 315 324 X k;1021 325 354 X k;
    1022 355 362 X k;1023 363 366 9 c;1024 367 374 D c;1025 375 382 D c;1026 383 390 D m;1027 391 394 T m;1028 395 395 9 k;
    1029 396 396 9 m;1030 397 416 X m;1032 417 419 X m;1034 420 420 9 k;1035 421 466 X -`,
  A100: '1100 1 4 X m;1101 5 13 9 m;1102 14 22 9 m;1103 23 37 9 m;1104 38 45 X m;1105 46 95 X -',
  Z900: '1150 1 4 X m;1151 5 13 9 m;1152 14 22 9 m;1153 23 37 9 m;1154 38 45 X m;1155 46 60 9 m;1156 61 110 X -',
  C100: `1200 1 4 X m;1201 5 13 9 m;1202 14 22 9 m;1203 23 25 9 m;1204 26 45 X m;1205 46 53 D m;1206 54 57 T k;1207 58 107 X m;
    1208 108 157 X k;1209 158 167 X k;1210 168 197 X k;1211 198 205 X k;1212 206 235 X k;1213 236 237 X k;1214 238 252 X k;
    1215 253 261 9 k;1216 262 269 D k;1217 270 284 S k;1218 285 287 X k;1219 288 302 S k;1220 303 317 S k;1221 318 332 S k;
    1222 333 347 S k;1223 348 362 S k;1224 363 374 S k;1225 375 389 X m;1226 390 399 X k;1228 400 400 X k;1230 401 408 D m;
    1231 409 415 X c;1233 416 424 X k;1234 425 431 9 k;1235 432 444 X -`,
  D110: `1250 1 4 X m;1251 5 13 9 m;1252 14 22 9 m;1253 23 25 9 m;1254 26 45 X m;1255 46 49 9 m;1256 50 52 9 k;1257 53 72 X k;
    1258 73 73 9 k;1259 74 93 X k;1260 94 123 X m;1261 124 173 X k;1262 174 203 X k;1263 204 223 X k;1264 224 240 S m;
    1265 241 255 S k;1266 256 270 S k;1267 271 285 S k;1268 286 289 9 k;1270 290 296 X c;1272 297 304 D m;1273 305 311 9 k;
    1274 312 318 X c;1275 319 339 X -`,
  D120: `1300 1 4 X m;1301 5 13 9 m;1302 14 22 9 m;1303 23 25 9 m;1304 26 45 X m;1305 46 49 9 m;1306 50 50 9 m;1307 51 60 9 c;
    1308 61 70 9 c;1309 71 85 9 c;1310 86 95 9 c;1311 96 103 D k;1312 104 118 S m;1313 119 119 9 k;1314 120 139 X k;
    1315 140 140 9 k;1320 141 147 X c;1322 148 155 D m;1323 156 162 9 k;1324 163 222 X -`,
} as const;

export type RecordCode = keyof typeof tables;

/** How long a record is, without CR and LF (§2.5ה). */
export const recordLengths: Readonly<Record<RecordCode, number>> = {
  A000: 466,
  A100: 95,
  C100: 444,
  D110: 339,
  D120: 222,
  Z900: 110,
};

export interface OfficialField {
  number: number;
  from: number;
  to: number;
  /** `X` text, `9` digits, `S` sign and digits, `D` day, `T` time. */
  type: string;
  rule: string;
}

export const isRecordCode = (code: string): code is RecordCode => code in tables;

/** The fields of a kind of record. */
export const fieldsOf = (code: RecordCode): OfficialField[] =>
  tables[code].split(';').map((row) => {
    const [number = '', from = '', to = '', type = '', rule = ''] = row.trim().split(' ');
    return { number: Number(number), from: Number(from), to: Number(to), type, rule };
  });
