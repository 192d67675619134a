import { defineImporter } from '../model/importer.ts'
import { hostBuildAt } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

export const windowsVersion = defineImporter({
  id: 'windows-version',
  summary: 'Output of ver',
  recognizes: ({ text }) => /^\s*Microsoft Windows \[[^\]\n]{0,40}10\.0\.\d{5}/m.test(text),
  read: (doc) => ({
    observations: matchesOf(
      doc,
      /Microsoft Windows \[[^\]\n]{0,40}?(10\.0\.\d{5}(?:\.\d{1,6})?)/g,
    ).flatMap(({ raw, place }) => hostBuildAt(raw, place)),
  }),
})
