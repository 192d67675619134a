import { defineImporter } from '../model/importer.ts'
import { serverVersionAt, stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

export const kubectlVersion = defineImporter({
  id: 'kubectl-version',
  summary: 'Output of kubectl version',
  recognizes: ({ text }) =>
    /^\s*(?:Client|Server) Version:\s+(?:v1\.|version\.Info|\S*1\.\d+\.\d+)/m.test(text) &&
    !/^\s*Docker|Engine:/m.test(text),
  read: (doc) => ({
    observations: [
      ...matchesOf(
        doc,
        /^\s*Server Version:\s.{0,200}?(v?1\.\d{1,3}(?:\.\d{1,3})?[\w.+-]{0,60})/gm,
      ).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
      ...matchesOf(
        doc,
        /^\s*Client Version:\s.{0,200}?(v?1\.\d{1,3}(?:\.\d{1,3})?[\w.+-]{0,60})/gm,
      ).map(({ raw, place }) => stated('kubectl.version', raw.replace(/^v/, ''), raw, place)),
    ],
  }),
})
