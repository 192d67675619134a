import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { filledIn, isLeftToTemplate } from '../../text/formats/go-template.ts'
import { merged } from '../command-line/observe.ts'
import { matchesOf } from '../text-of.ts'
import type { ObjectIn } from './objects-in.ts'

/**
 * What the objects of a template of Helm say in any case. What it leaves open, or makes depend on
 * values, is not seen; so the files in them are not whole, and are not read.
 */
export const readTemplate = (doc: Document, objects: readonly Reading[]): Reading =>
  merged([
    {
      observations: openIn(doc),
      problems: [
        {
          ...doc.placeAt(Math.max(doc.text.indexOf('{{'), 0)),
          message:
            'The file holds template expressions; send what they give, as "helm template" prints it.',
        },
      ],
    },
    ...objects.map(({ observations = [], parsed = [] }) => ({
      observations: observations.filter(
        ({ raw, absent }) => absent !== true && !raw.includes(filledIn),
      ),
      parsed,
    })),
  ])

/** What Helm alone fills in, and what decides what the file holds. */
const ofHelm =
  /\{\{-?\s*(?:if|else|end|with|range|define|block|include|template|tpl)\b|\.(?:Values|Release|Chart|Capabilities|Files|Template)\b|\{%/

const open = /^[ \t]{0,80}(?:- )?[\w./-]{1,80}:[ \t]{1,8}(\{\{[^{}\n]{1,80}\}\})[ \t]{0,20}$/gm

/** Values that stand open in a file that is none of Helm: whatever fills them in may have been left out. */
const openIn = (doc: Document): readonly Observation[] =>
  ofHelm.test(doc.text)
    ? []
    : matchesOf(doc, open)
        .slice(0, 10)
        .map(({ raw, place }) => stated('placeholder', raw, raw, place))

const ofIsolation = /\b(?:securityContext|windowsOptions|hostProcess)\b/

/** Whether a pod is a HostProcess one may hang on values, and then nobody tells it of the template. */
export const withOpenIsolation = (object: ObjectIn, { text }: Document): ObjectIn =>
  object.manifest.pod?.isHostProcess === false && isLeftToTemplate(text, ofIsolation)
    ? { ...object, manifest: { ...object.manifest, isIsolationOpen: true } }
    : object
