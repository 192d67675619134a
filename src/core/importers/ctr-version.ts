import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { fieldsOf } from '../text/formats/fields.ts'
import { matchesOf } from './text-of.ts'

export const ctrVersion = defineImporter({
  id: 'ctr-version',
  summary: 'Version of containerd',
  recognizes: ({ text, command = '' }) =>
    (/^\s*Server:\s*$/m.test(text) &&
      (/^\s*Revision:/m.test(text) || /^ctr(?:\.exe)?\s/.test(command))) ||
    ofNerdctl.test(text) ||
    alone.test(text) ||
    /^\s*RuntimeName:\s+containerd\s*$/m.test(text) ||
    (/containerd(?:\.exe)?["']?\s+-{1,2}v/i.test(command) && /containerd/.test(text)),

  read(doc) {
    const own = fieldsOf(doc.text).filter(
      ({ key, under, value }) =>
        key === 'Version' &&
        under.includes('Server') &&
        (under.includes('containerd') || !ofNerdctl.test(doc.text)) &&
        value !== '',
    )
    const found = [
      ...own.map(({ value, at }) => ({ raw: value, place: doc.placeAt(at) })),
      ...matchesOf(doc, /^\s*RuntimeVersion:\s+(v?\d\S{1,60})/gm),
      ...matchesOf(doc, /^\s*containerd(?:\.exe)?\s+\S{1,100}\s+(v?\d\S{1,60})/gm),
    ]
    return {
      observations: found.slice(0, 1).flatMap(({ raw, place }) => {
        const version = raw.replace(/^v/, '')
        return [
          stated('runtime', `containerd ${version}`, raw, place),
          decided('containerRuntime', 'containerd', raw, place, { inferred: true }),
          decided('runtimeVersion', version, raw, place),
        ]
      }),
    }
  },
})

/** `nerdctl version` tells what the server is, and beside it which runc there is. */
const ofNerdctl = /^\s*Server:[ \t]*\n[ \t]+containerd:[ \t]*$/m

/** What `containerd --version` prints, in a file of its own. */
const alone =
  /^\s*containerd(?:\.exe)?\s+github\.com\/containerd\/containerd\S{0,10}\s+v?\d\S{0,60}(?:\s+\S{1,60})?\s*$/
