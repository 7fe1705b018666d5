import { describeSending } from './describeSending.tsx';

await describeSending('he-IL');
