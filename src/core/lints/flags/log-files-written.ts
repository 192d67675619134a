import { flagOf } from '../../catalog/flags/accepted.ts'
import { defineLint } from '../../model/lint.ts'
import { isOfKubernetes } from '../../model/parsed.ts'
import { isWithin } from '../../values/version.ts'

const files = ['log-dir', 'log-file']
const own = 'logtostderr'

export const logFilesWritten = defineLint({
  id: 'log-files-written',
  on: 'command-line',
  summary: 'A component that is given a folder or file for its log writes into it',
  remediation: `Give --${own}=false beside it.`,
  decisions: ['kubernetesVersion'],

  check({ program, flags, isComplete }, { kubernetesVersion }) {
    if (!isOfKubernetes(program) || !isComplete) return []
    const nameOf = (name: string) => name.replaceAll('_', '-')
    if (flags.some(({ name }) => nameOf(name) === own)) return []
    const index = flags.findIndex(
      ({ name, value }) => files.includes(nameOf(name)) && value !== undefined && value !== '',
    )
    const use = flags[index]
    const flag = use && flagOf(program, nameOf(use.name))
    // Later versions stop on it.
    if (!use || !flag?.accepted || !isWithin(kubernetesVersion, flag.accepted)) return []
    return [
      {
        path: [index],
        basis: 'advice',
        message: `--${nameOf(use.name)} is given without --${own}=false: ${program} writes to its error stream alone, and no file appears.`,
        facts: [{ value: own, confidence: flag.confidence, sources: flag.sources }],
      },
    ]
  },
})
