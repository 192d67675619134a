import type { Document } from '../../model/document.ts'
import type { Place } from '../../model/finding.ts'
import type { Manifest } from '../../model/manifest.ts'
import type { Path } from '../../text/path.ts'
import type { Leaf } from '../tree.ts'

/** A Kubernetes object with access to its values and their places. */
export interface KubernetesObject {
  readonly manifest: Manifest
  readonly at: (...path: Path) => Leaf | undefined
  readonly placeOf: (path: Path) => Place
  /** Whether the value of a key stands in double quotes beside it. */
  readonly isQuoted: (path: Path) => boolean
  readonly doc: Document
}
