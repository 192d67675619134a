import { defineImporter } from '../model/importer.ts'
import { matches } from '../text/patterns/may-match.ts'

export const appDocument = defineImporter({
  id: 'app-document',
  summary: 'Document that this app wrote for people',
  whole: true,
  origin: 'app',
  recognizes: (doc) =>
    matches(doc, /^# [^\n]{1,200}: a Windows node for Kubernetes /m) ||
    matches(doc, /^## (?:Choices|Details of the choices)\b/m) ||
    /^(?:[0-9a-f]{64} {2}\S+\n?){2,}$/.test(doc.text) ||
    matches(doc, /^# Ports\b/m) ||
    /^direction,/im.test(doc.text.slice(0, 500)),
  read: () => ({}),
})
