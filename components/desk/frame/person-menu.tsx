import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { useTranslations } from 'next-intl';
import type { StaffPerson } from '@/lib/private/desk-log/staff-member';

export function PersonMenu({ staff, onLeave }: { staff: StaffPerson; onLeave: () => void }) {
  const t = useTranslations('DeskFrame');
  return (
    <Menu as="div" className="relative ml-auto">
      <MenuButton className="min-h-11 max-w-[60vw] truncate px-2 font-bold underline max-sm:-mr-2">
        {staff.name}
      </MenuButton>
      <MenuItems className="absolute right-0 z-30 min-w-[min(12rem,calc(100vw-2rem))] border-2 border-tinta respaldo-s bg-papel p-1.5 text-tinta sombra outline-none">
        <MenuItem>
          <button type="button" onClick={onLeave} className="min-h-11 w-full px-4 text-left data-focus:bg-cielo">
            {t('leave')}
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}
