/** What of a list's actions comes with their first use, as one piece of code. */
export { ListActionsMenu } from './ListActionsMenu.tsx';
export { PlanOfList } from './many/PlanOfList.tsx';
