import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { filledIn, isLeftToTemplate } from '../../text/formats/go-template.ts'
import { merged } from '../command-line/observe.ts'
import type { ObjectIn } from './objects-in.ts'

/**
 * What the objects of a template of Helm say in any case. What it leaves open, or makes depend on
 * values, is not seen; so the files in them are not whole, and are not read.
 */
export const readTemplate = (doc: Document, objects: readonly Reading[]): Reading =>
  merged([
    {
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

const ofIsolation = /\b(?:securityContext|windowsOptions|hostProcess)\b/

/** Whether a pod is a HostProcess one may hang on values, and then nobody tells it of the template. */
export const withOpenIsolation = (object: ObjectIn, { text }: Document): ObjectIn =>
  object.manifest.pod?.isHostProcess === false && isLeftToTemplate(text, ofIsolation)
    ? { ...object, manifest: { ...object.manifest, isIsolationOpen: true } }
    : object
