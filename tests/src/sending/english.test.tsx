import { describeSending } from './describeSending.tsx';

await describeSending('en-IL');
