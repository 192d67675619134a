import { hostProcessBase } from '../../catalog/workload/host-process-base.ts'
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
  ofPods: 'windows',

  check(manifest) {
    if (systemOfPod(manifest) === 'linux') return []
    // HostProcess containers find the programs of their node, where somebody may have put it.
    const isOfNode = manifest.pod?.isHostProcess === true
    return containersOf(manifest).flatMap(({ path, value: container }) => {
      const image = valueAt(container, ['image'])
      if (typeof image !== 'string' || !(isOfNode ? base : plain).test(image)) return []
      return starts.flatMap((below) => {
        const at = programIn({ path: [...path, ...below], value: valueAt(container, below) })
        // A folder in the text is somebody's own.
        if (!at || nameOf(at.value) !== notOnServerCore.value || /^\S*[\\/]/.test(at.value))
          return []
        return [
          {
            path: at.path,
            basis: 'fails' as const,
            message: `${pathText(at.path)} starts ${notOnServerCore.value}, PowerShell 7, which ${isOfNode ? 'neither the base image of HostProcess containers nor Windows Server has' : 'an image of Server Core does not have'}: “The system cannot find the file specified”.`,
            facts: isOfNode ? [notOnServerCore, hostProcessBase] : [notOnServerCore],
          },
        ]
      })
    })
  },
})

const base = new RegExp(`/${hostProcessBase.value}(?:[:@]|$)`, 'i')

/** Images of Microsoft that hold Windows and nothing else, or IIS. */
const plain = /^mcr\.microsoft\.com\/windows(?:\/(?:servercore|server)(?:\/iis)?)?(?:[:@]|$)/i
