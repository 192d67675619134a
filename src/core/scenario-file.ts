/** Opening a plan that somebody kept: `scenario.json`, or a flat record of some decisions. */
export { readScenarioFile } from './engine/scenario-file.ts'
