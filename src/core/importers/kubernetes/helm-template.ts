import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { filledIn } from '../../text/formats/go-template.ts'
import { merged } from '../command-line/observe.ts'

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
      observations: observations.filter(({ raw }) => !raw.includes(filledIn)),
      parsed,
    })),
  ])
