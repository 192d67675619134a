import Drawer from '@mui/material/Drawer'
import { IconButton } from '../components/Button.tsx'
import { Canvas } from './Canvas.tsx'
import './sheet.css'

/** The whole picture, the files and the findings, over the questions of a phone. */
export function Sheet({ onClose }: { readonly onClose: () => void }) {
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
        <Canvas />
      </div>
    </Drawer>
  )
}
