import { linuxPlugins } from '../../../catalog/cni/file-types.ts'
import { isCniForLinux } from '../../../model/cni-for-linux.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { baseName } from '../../../values/base-name.ts'
import { entriesIn, fieldBelow } from '../../cni/file.ts'
import { listedFiles } from './folders.ts'

export const cniFileForLinux = defineLint({
  id: 'cni-file-for-linux',
  on: 'setup',
  summary: 'The CNI file of a Windows node is one for Windows',
  remediation:
    'Write the file of the Windows node anew: win-bridge, win-overlay, sdnbridge or sdnoverlay as the delegate of flannel, and no portmap; the capability portMappings is enough.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const missing = named(observations, 'cni.missingOnWindows')
    const listed = listedFiles(observations).filter(({ shown }) => /^[a-z]:/i.test(shown))
    return ofKind(parsed, 'cni-config').flatMap(({ value: { value, name = '' }, placeOf }) => {
      if (!isCniForLinux(value)) return []
      const types = entriesIn(value).flatMap((entry) => {
        const type = fieldBelow(entry, 'type')
        return typeof type?.value === 'string' ? [{ path: type.path, text: type.value }] : []
      })
      const ofLinux = types.find(({ text }) => linuxPlugins.value.includes(text))
      const message = missing.find((one) => types.some(({ text }) => text === one.value))
      const file = listed.find((one) => one.name.toLowerCase() === baseName(name).toLowerCase())
      const isThere = /^[a-z]:[\\/]/i.test(name) || message !== undefined || file !== undefined
      if (!ofLinux || !isThere) return []
      const also = message ?? file?.place
      return [
        {
          path: [],
          place: placeOf(ofLinux.path),
          also: also ? [observedAt(also)] : [],
          basis: 'fails',
          message: `This is a CNI file of Linux nodes, and it lies on a Windows node: there is no ${ofLinux.text} for Windows, and no pod gets a network.`,
          facts: [linuxPlugins],
        },
      ]
    })
  },
})
