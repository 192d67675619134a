import { defineImporter } from '../model/importer.ts'

export const appDocument = defineImporter({
  id: 'app-document',
  summary: 'Document that this app wrote for people',
  whole: true,
  recognizes: ({ text }) =>
    (text.includes(': a Windows node for Kubernetes ') &&
      /^# [^\n]{1,200}: a Windows node for Kubernetes /m.test(text)) ||
    /^## (?:Choices|Details of the choices)\b/m.test(text) ||
    /^(?:[0-9a-f]{64} {2}\S+\n?){2,}$/.test(text) ||
    /^# Ports\b/m.test(text) ||
    /^direction,/im.test(text.slice(0, 500)),
  read: () => ({}),
})
