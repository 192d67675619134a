import type { TopicId } from '../../core/plan.ts'
import { IconButton } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { Canvas } from './Canvas.tsx'
import './sheet.css'

/** The whole picture, the files and the findings, over the questions of a phone. */
export function Sheet({
  topic,
  onClose,
}: {
  readonly topic: TopicId
  readonly onClose: () => void
}) {
  return (
    <Dialog label="Picture, files and findings" className="sheet" onClose={onClose}>
      <div className="sheet-close">
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <Canvas topic={topic} />
    </Dialog>
  )
}
