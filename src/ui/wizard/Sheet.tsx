import Drawer from '@mui/material/Drawer'
import type { TopicId } from '../../core/plan.ts'
import { IconButton } from '../components/Button.tsx'
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
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      transitionDuration={0}
      slotProps={{ paper: { 'aria-label': 'Picture, files and findings', role: 'dialog' } }}
    >
      <div className="sheet">
        <div className="sheet-close">
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <Canvas topic={topic} />
      </div>
    </Drawer>
  )
}
