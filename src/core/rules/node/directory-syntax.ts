import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { decisionOf } from '../../model/decisions.ts'
import { defineRule } from '../../model/rule.ts'
import { isAbsoluteWindowsPath } from '../../values/windows-path.ts'

const standard = {
  installDirectory: String.raw`C:\k`,
  logDirectory: String.raw`C:\var\log\kubelet`,
}
const decisions = ['installDirectory', 'logDirectory'] as const

export const directorySyntax = defineRule({
  id: 'directory-syntax',
  basis: 'fails',
  summary: 'Directories of the node are absolute Windows paths',
  remediation: 'Begin with a drive, such as C:\\k, and leave out what Windows forbids in names.',
  decisions,

  check(scenario) {
    if (decisions.every((id) => isAbsoluteWindowsPath(scenario[id]))) return undefined
    return decisions
      .filter((id) => !isAbsoluteWindowsPath(scenario[id]))
      .map((id) => ({
        message: `${decisionOf(id).label} “${scenario[id]}” is no absolute path of Windows such as ${standard[id]}.`,
        facts: [nodeSettings.path],
        decisions: [id],
        suggestion: { [id]: standard[id] },
      }))
  },
})
