/** The report of the game. */
export function ReportPanel() {
  return null;
}
