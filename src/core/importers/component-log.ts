import { defineImporter } from '../model/importer.ts'
import { kubernetesVersionAt, stated } from '../model/observe.ts'
import { loggedFlagsIn } from './logged-flags.ts'
import { cniAt, cniOf } from './names.ts'
import { statementsBeside } from './prose.ts'
import { refusedFlagsIn } from './refused-flags.ts'
import { matchesOf } from './text-of.ts'

export const componentLog = defineImporter({
  id: 'component-log',
  summary: 'Log or events',
  recognizes: ({ text }) =>
    /^(?:.{0,200}\s)?[IWEF]\d{4} \d{2}:\d{2}:\d{2}\.\d/m.test(text) ||
    /^\s*time="[^"\n]{10,60}"\s+level=/m.test(text) ||
    /^\s*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,6} \[(?:DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|PANIC)\]/m.test(
      text,
    ) ||
    /^\s*(?:Normal|Warning)\s+\w{3,40}\s+(?:\d+[smhd]|<)/m.test(text) ||
    /^\s*(?:LAST SEEN|Type\s+Reason\s+Age)\b/m.test(text) ||
    /^\s*\{"(?:level|log|ts|time)"/m.test(text),

  read: (doc) => ({
    observations: [
      ...statementsBeside(doc, ofLog),
      ...refusedFlagsIn(doc),
      ...loggedFlagsIn(doc),
      // dockershim prints the type of the plugin, then the name of the network.
      ...matchesOf(doc, /\b(?:to|from) network "?([\w-]{2,40})[/:]/g)
        .filter(({ raw }) => cniOf(raw) !== undefined)
        .slice(0, 1)
        .flatMap(({ raw, place }) => cniAt(raw, place)),
      ...matchesOf(
        doc,
        /\b(?:kubeletVersion="|Kubelet version:?\s*"?)(v1\.\d{1,3}\.\d{1,3}[\w.+-]{0,40})/gi,
      )
        .slice(-1)
        .flatMap(({ raw, place }) => [
          stated('kubelet.version', raw.replace(/^v/, ''), raw, place),
          ...kubernetesVersionAt(raw, place),
        ]),
    ],
  }),
})

const ofLog =
  /[IWEF]\d{4} \d{2}:\d{2}:|^\s*(?:time=|\{|Normal\s|Warning\s)|\b(?:err|error|failed|desc) ?[=:]|\d{2}:\d{2}:\d{2}/i
