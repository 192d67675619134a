import { reportedNames } from '../../../catalog/windows/reported-names.ts'
import type { WindowsRelease } from '../../../catalog/windows/index.ts'
import type { Observation } from '../../../model/observation.ts'
import type { ReadDocument } from '../reading/read.ts'
import { withoutTold } from './without-told.ts'

const names = new Map<unknown, WindowsRelease>(Object.entries(reportedNames.value))

/** What one machine says of itself, where its name is that of another release: its build decides. */
export const withoutReportedNames = (documents: readonly ReadDocument[]): readonly ReadDocument[] =>
  documents.map((one) => {
    const { observations = [] } = one.reading
    const builds = observations.filter(isByBuild)
    if (builds.length === 0) return one
    const isName = ({ decision, inferred, value, subject }: Observation) =>
      decision === 'windowsRelease' &&
      inferred === true &&
      builds.some((build) => build.subject === subject && names.get(build.value) === value)
    return withoutTold(one, isName)
  })

const isByBuild = ({ decision, inferred, value }: Observation) =>
  decision === 'windowsRelease' && inferred !== true && names.has(value)
