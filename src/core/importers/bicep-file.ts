import { defineImporter } from '../model/importer.ts'
import { isOfBicep, poolDefinition } from './pool-definition.ts'

/** A file of Bicep, whose pools stand inside the cluster: taken apart they would be objects without a head. */
export const bicepFile = defineImporter({
  ...poolDefinition,
  id: 'bicep-file',
  whole: true,
  origin: 'cluster',
  recognizes: ({ text }) =>
    /^\s*(?:(?:\/\/|@)[^\n]{0,400}\n\s*){0,50}(?:targetScope\b|(?:metadata|param|var|type|import|module|resource)\s)/.test(
      text,
    ) && isOfBicep.test(text),
})
