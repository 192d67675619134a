import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { computerNameAt, decided, hostBuildAt, hostNameAt, stated } from '../model/observe.ts'
import { fieldsOf, type Field } from '../text/formats/fields.ts'
import { merged } from './command-line/observe.ts'
import { saidFlagsBeside, statementsBeside } from './prose.ts'
import { matchesOf } from './text-of.ts'
import { updatesIn } from './windows/updates.ts'

const ofFields = /^\s*[A-Z][\w ()]{2,40}:\s{2,}|\[\d+\]:/

export const systeminfo = defineImporter({
  id: 'systeminfo',
  summary: 'Output of systeminfo or Get-ComputerInfo',
  recognizes: ({ text }) =>
    osVersion.test(text) ||
    /^\s*(?:OsName|OsVersion|WindowsProductName|OsBuildNumber)\s*:/m.test(text),

  read(doc) {
    const fields = fieldsOf(doc.text)
    const named = (...names: readonly string[]) =>
      fields.filter(({ key, value }) => value !== '' && names.includes(key))
    const own = {
      observations: [
        ...statementsBeside(doc, ofFields),
        ...matchesOf(doc, osName).flatMap(({ raw, place }) => hostNameAt(raw, place)),
        ...matchesOf(doc, new RegExp(osVersion, 'gm')).flatMap(({ raw, place }) =>
          hostBuildAt(raw, place),
        ),
        ...matchesOf(doc, memory)
          .slice(0, 1)
          .flatMap(({ raw, place }) =>
            gibibytes(Number(raw.replaceAll(/\D/g, '')) / 2 ** 10, raw, place),
          ),
        ...named('CsTotalPhysicalMemory').flatMap(({ value, at }) =>
          gibibytes(Number(value) / 2 ** 30, value, doc.placeAt(at)),
        ),
        ...named('OsName', 'WindowsProductName').flatMap(({ value, at }) =>
          hostNameAt(value, doc.placeAt(at)),
        ),
        ...named('OsVersion').flatMap(({ value, at }) =>
          hostBuildAt(/^10\.0\.\d{5}(?:\.\d{1,6})?/.exec(value)?.[0] ?? '', doc.placeAt(at)),
        ),
        ...(fields.some(({ key }) => key === 'OsVersion') ? [] : named('OsBuildNumber')).flatMap(
          ({ value, at }) =>
            hostBuildAt(`10.0.${value}`, doc.placeAt(at)).map((one) => ({ ...one, raw: value })),
        ),
        // The revision of one part of Windows, which updates may leave behind that of the system.
        ...(fields.some(({ key }) => key === 'OsVersion')
          ? []
          : named('OsHardwareAbstractionLayer')
        ).flatMap(({ value, at }) =>
          /^10\.0\.\d{5}\.\d{1,6}$/.test(value)
            ? [stated('host.build', value, value, doc.placeAt(at), { inferred: true })]
            : [],
        ),
        ...(fields.some(({ key }) => key === 'OsVersion' || key === 'OsBuildNumber')
          ? []
          : named('WindowsBuildLabEx')
        ).flatMap(({ value, at }) => {
          const build = /^\d{5}(?=\.\d)/.exec(value)?.[0] ?? ''
          return hostBuildAt(`10.0.${build}`, doc.placeAt(at)).map((one) => ({
            ...one,
            raw: build,
          }))
        }),
        ...(osVersion.test(doc.text)
          ? fields.filter(isHostName)
          : named('CsName', 'CsDNSHostName')
        ).flatMap(({ value, at }) => computerNameAt(value, doc.placeAt(at))),
        ...named('CsNumberOfLogicalProcessors').flatMap(({ value, at }) =>
          /^\d{1,5}$/.test(value)
            ? [decided('cpuCores', Number(value), value, doc.placeAt(at))]
            : [],
        ),
        ...updatesIn(doc),
        ...membershipIn(doc, fields),
      ],
    }
    return merged([own, ...saidFlagsBeside(doc, ofFields)])
  },
})

/** `systeminfo` speaks the language of Windows: its numbers and product names are the same in all. */
const osVersion = /^[^\n:]{2,40}:[ \t]+(10\.0\.\d{5})\b[^\n]{0,40}\b\d{5}[ \t]*$/m
const osName = /^[^\n:]{2,40}:[ \t]+(Microsoft Windows (?:Server|1[01])[^\n]{0,60}?)[ \t]*$/gm
/** The first amount of memory is that of the host. */
const memory = /^[^\n:]{2,60}:[ \t]+(\d{1,3}(?:[.,\s]?\d{3}){1,3}) ?(?:MB|Mo|MiB)\b/gm

/** Whether the host is in a domain: the last line but some of `systeminfo`, or a property. */
function membershipIn(doc: Document, fields: readonly Field[]): readonly Observation[] {
  const [own] = fields.filter(({ key }) => key === 'CsPartOfDomain' || key === 'Domain')
  if (!own || own.value === '') return []
  const isMember =
    own.key === 'Domain' ? own.value.toUpperCase() !== 'WORKGROUP' : own.value === 'True'
  return [stated('host.inDomain', isMember, own.value, doc.placeAt(own.at))]
}

/** In every language the name of the host stands above that of the system. */
const isHostName = ({ value, at }: Field, i: number, fields: readonly Field[]): boolean => {
  const next = fields[i + 1]
  return (
    next !== undefined &&
    next.at - at < 200 &&
    next.value.startsWith('Microsoft Windows ') &&
    /^(?=.*[a-z])[\w-]{1,63}$/i.test(value)
  )
}

const gibibytes = (amount: number, raw: string, place: Place): readonly Observation[] => {
  const value = Math.round(amount)
  return value > 0 ? [decided('memoryGiB', value, raw, place)] : []
}
