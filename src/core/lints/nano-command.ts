import { releaseOfImage } from '../catalog/windows/image-tag.ts'
import { commands } from '../catalog/workload/commands.ts'
import { hasPod, systemOfPod } from '../model/manifest.ts'
import { defineLint } from '../model/lint.ts'
import { pathText, valueAt } from '../model/nodes.ts'
import { containersOf, starts } from './containers.ts'
import { nameOf, programIn } from './started-program.ts'

const { notOnBareNano, notOnNano } = commands

export const nanoCommand = defineLint({
  id: 'nano-command',
  on: 'manifest',
  summary: 'A container of Nano Server starts no PowerShell that its image lacks',
  remediation:
    'Start cmd.exe /c, or take an image with PowerShell: mcr.microsoft.com/powershell (program pwsh), or Server Core.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check(manifest) {
    // HostProcess containers find the programs of their node.
    if (systemOfPod(manifest) === 'linux' || manifest.pod?.isHostProcess === true) return []
    return containersOf(manifest).flatMap(({ path, value: container }) => {
      const image = valueAt(container, ['image'])
      if (typeof image !== 'string' || !ofNano.test(image) || isOf2016(image)) return []
      const isBare = bare.test(image)
      const own = isBare && valueAt(container, ['command']) === undefined ? [['args']] : []
      return [...starts, ...own].flatMap((below) => {
        const at = programIn({ path: [...path, ...below], value: valueAt(container, below) })
        const program = at && nameOf(at.value)
        const fact =
          program === notOnNano.value
            ? notOnNano
            : isBare && program === notOnBareNano.value
              ? notOnBareNano
              : undefined
        if (!at || !fact) return []
        return [
          {
            path: at.path,
            basis: 'fails' as const,
            message: `${pathText(at.path)} starts ${String(program)}, which an image of Nano Server does not have: “The system cannot find the file specified”.`,
            facts: [fact],
          },
        ]
      })
    })
  },
})

const ofNano = /^mcr\.microsoft\.com\/\S{0,200}nanoserver/i
const bare = /^mcr\.microsoft\.com\/windows\/nanoserver(?:[:@]|$)/i

/** The first Nano Server still had it. */
const isOf2016 = (image: string) => releaseOfImage(image) === 'ltsc2016' || /sac2016/i.test(image)
