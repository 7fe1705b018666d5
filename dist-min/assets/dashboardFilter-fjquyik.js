export { n as queryFor, i as readDashboardFilter } from "./dashboardFilter-fbslipn.js";
