import { boundTablesIn } from './bound-tables.ts'
import { buildArgumentsIn } from './build-arguments.ts'
import { chartInstallsIn } from './chart-installs.ts'
import { chartJobsIn } from './chart-jobs.ts'
import { dockerRunsIn } from './docker-run.ts'
import { endedContainersIn } from './ended-containers.ts'
import { forbiddenAccountsIn } from './forbidden-accounts.ts'
import { gatesOnIn } from './gates-on.ts'
import { identityCommandsIn } from './identity-commands.ts'
import { kubectlSettingsIn } from './kubectl-settings.ts'
import { listedCredentialSpecsIn } from './listed-credential-specs.ts'
import { listedInWords } from './listed-in-words.ts'
import { listedObjectsIn } from './listed-objects.ts'
import { misspeltTagsIn } from './misspelt-tags.ts'
import { nodePortRangeIn } from './node-port-range.ts'
import { noBreakSpacesIn } from './no-break-spaces.ts'
import { pickedNotesIn } from './picked-notes.ts'
import { pickedTaintsIn } from './picked-taints.ts'
import { podsOfEventsIn } from './pods-of-events.ts'
import { probedPodsIn } from './probed-pod.ts'
import { shownPodsIn } from './shown-pods.ts'
import { untoleratedTaintsIn } from './untolerated-taints.ts'
import { usersMadeIn } from './users-made.ts'
import type { MarkReader } from '../mark-reader.ts'

/** What any text may name of objects of a cluster, and of what commands do with them. */
export const objectMarks: readonly MarkReader[] = [
  listedInWords,
  dockerRunsIn,
  buildArgumentsIn,
  nodePortRangeIn,
  noBreakSpacesIn,
  misspeltTagsIn,
  chartInstallsIn,
  chartJobsIn,
  probedPodsIn,
  podsOfEventsIn,
  shownPodsIn,
  endedContainersIn,
  boundTablesIn,
  identityCommandsIn,
  usersMadeIn,
  kubectlSettingsIn,
  pickedNotesIn,
  pickedTaintsIn,
  gatesOnIn,
  untoleratedTaintsIn,
  listedCredentialSpecsIn,
  listedObjectsIn,
  forbiddenAccountsIn,
]
