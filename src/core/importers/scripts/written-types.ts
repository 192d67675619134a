import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { stated } from '../../model/observe.ts'
import { matchesOf } from '../text-of.ts'

/** Values that PowerShell cut off: the name of their type, or what it prints of an object. */
const cutOff =
  /["'](System\.(?:Collections\.[\w.]{1,60}|Object(?:\[\])?|String\[\]|Management\.Automation\.\w{1,40})|@\{\w{1,60}=[^"'\n]{0,400}\})["']/g

const most = 20

/** Where a file has the name of a type in place of a value. */
export const typeNamesIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, cutOff)
    .slice(0, most)
    .map(({ raw, place }) => stated('file.typeName', raw.slice(0, 80), raw.slice(0, 80), place))
