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
  readonly doc: Document
}
