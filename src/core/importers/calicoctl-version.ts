import { defineImporter } from '../model/importer.ts'
import { stated } from '../model/observe.ts'
import { matches } from '../text/patterns/may-match.ts'
import { statementsBeside } from './prose.ts'
import { matchesOf } from './text-of.ts'

const ofCluster = /^[ \t]*Cluster Version:[ \t]{1,8}v?(3\.\d{1,2}\.\d{1,3}[\w.+-]{0,40})[ \t]*$/gm
const types = /^[ \t]*Cluster Type:[ \t]{1,8}([\w, -]{1,120}?)[ \t]*$/gm

export const calicoctlVersion = defineImporter({
  id: 'calicoctl-version',
  summary: 'Output of calicoctl version',
  recognizes: (doc) =>
    matches(doc, /^[ \t]*Cluster Version:[ \t]{1,8}v?3\.\d{1,2}\.\d/m) &&
    matches(doc, /^[ \t]*(?:Cluster Type|Git commit):[ \t]/m),
  read(doc) {
    return {
      observations: [
        ...statementsBeside(doc, /^[ \t]*(?:Client Version|Git commit|Cluster (?:Version|Type)):/),
        ...matchesOf(doc, ofCluster).map(({ raw, place }) =>
          stated('calico.version', raw, raw, place),
        ),
        ...matchesOf(doc, types).map(({ raw, place }) =>
          stated('calico.clusterType', raw, raw, place),
        ),
      ],
    }
  },
})
