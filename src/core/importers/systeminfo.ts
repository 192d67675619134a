import { defineImporter } from '../model/importer.ts'
import { decided, hostBuildAt, hostNameAt, stated } from '../model/observe.ts'
import { fieldsOf } from '../text/fields.ts'
import { statementsBeside } from './prose.ts'
import { matchesOf } from './text-of.ts'

export const systeminfo = defineImporter({
  id: 'systeminfo',
  summary: 'Output of systeminfo or Get-ComputerInfo',
  recognizes: ({ text }) =>
    (/^\s*OS Name\s*:/m.test(text) && /^\s*OS Version\s*:/m.test(text)) ||
    /^\s*(?:OsName|OsVersion|WindowsProductName|OsBuildNumber)\s*:/m.test(text),

  read(doc) {
    const fields = fieldsOf(doc.text)
    const named = (...names: readonly string[]) =>
      fields.filter(({ key, value }) => value !== '' && names.includes(key))
    const updates = matchesOf(doc, /\b(KB\d{6,8})\b/g)
    const [update] = updates
    return {
      observations: [
        ...statementsBeside(doc, /^\s*[A-Z][\w ()]{2,40}:\s{2,}|\[\d+\]:/),
        ...named('OS Name', 'OsName', 'WindowsProductName').flatMap(({ value, at }) =>
          hostNameAt(value, doc.placeAt(at)),
        ),
        ...named('OS Version', 'OsVersion').flatMap(({ value, at }) =>
          hostBuildAt(/^10\.0\.\d{5}(?:\.\d{1,6})?/.exec(value)?.[0] ?? '', doc.placeAt(at)),
        ),
        ...named('Host Name', 'CsName', 'CsDNSHostName').map(({ value, at }) =>
          stated('host.name', value, value, doc.placeAt(at)),
        ),
        ...named('CsNumberOfLogicalProcessors').flatMap(({ value, at }) =>
          /^\d{1,5}$/.test(value)
            ? [decided('cpuCores', Number(value), value, doc.placeAt(at))]
            : [],
        ),
        ...(update
          ? [
              decided(
                'installedKBs',
                updates.map(({ raw }) => raw),
                updates.map(({ raw }) => raw).join(','),
                update.place,
              ),
            ]
          : []),
        ...updates.map(({ raw, place }) => stated('host.hotfixes', raw, raw, place)),
      ],
    }
  },
})
