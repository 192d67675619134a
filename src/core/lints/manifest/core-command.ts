import { commands } from '../../catalog/workload/commands.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { containersOf, starts } from '../containers.ts'
import { nameOf, programIn } from '../started-program.ts'

const { notOnServerCore } = commands

export const coreCommand = defineLint({
  id: 'core-command',
  on: 'manifest',
  summary: 'A container of Server Core starts no PowerShell 7, which its image lacks',
  remediation:
    'Start powershell.exe, or take an image of mcr.microsoft.com/powershell, which has pwsh.',
  decisions: [],
  isAbout: hasPod,

  check(manifest) {
    // HostProcess containers find the programs of their node.
    if (systemOfPod(manifest) === 'linux' || manifest.pod?.isHostProcess === true) return []
    return containersOf(manifest).flatMap(({ path, value: container }) => {
      const image = valueAt(container, ['image'])
      if (typeof image !== 'string' || !plain.test(image)) return []
      return starts.flatMap((below) => {
        const at = programIn({ path: [...path, ...below], value: valueAt(container, below) })
        // A folder in the text is somebody's own.
        if (!at || nameOf(at.value) !== notOnServerCore.value || /^\S*[\\/]/.test(at.value))
          return []
        return [
          {
            path: at.path,
            basis: 'fails' as const,
            message: `${pathText(at.path)} starts ${notOnServerCore.value}, PowerShell 7, which an image of Server Core does not have: “The system cannot find the file specified”.`,
            facts: [notOnServerCore],
          },
        ]
      })
    })
  },
})

/** Images of Microsoft that hold Windows and nothing else, or IIS. */
const plain = /^mcr\.microsoft\.com\/windows(?:\/(?:servercore|server)(?:\/iis)?)?(?:[:@]|$)/i
