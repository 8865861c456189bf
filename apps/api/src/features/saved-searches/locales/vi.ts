import type { SearchNewsWords } from './words.ts';

export const vi: SearchNewsWords = {
  one: (name) => `Một mentor mới cho “${name}”`,
  some: (name, count) => `${count} mentor mới cho “${name}”`,
  several: (count) => `${count} mentor mới cho các tìm kiếm bạn đã lưu`,
  lead: 'Mới kể từ email trước của chúng tôi.',
  more: (count) => `và ${count} mentor nữa`,
  see: 'Xem tìm kiếm này',
  see_all: 'Xem các tìm kiếm đã lưu',
  stop: 'Ngừng email về tìm kiếm này',
  stop_all: 'Ngừng email về các tìm kiếm đã lưu',
  why: 'Bạn nhận email này vì bạn đã lưu một tìm kiếm trên Abroad Mentors và muốn biết khi có mentor mới.',
  unsubscribe: {
    ask: (name) => ({
      title: `Ngừng email về “${name}”?`,
      text: 'Tìm kiếm vẫn được lưu. Bạn vẫn thấy mentor mới trên trang tìm kiếm đó.',
    }),
    ask_all: {
      title: 'Ngừng email về các tìm kiếm đã lưu?',
      text: 'Các tìm kiếm vẫn được lưu. Bạn vẫn thấy mentor mới trên trang của từng tìm kiếm.',
    },
    done: {
      title: 'Đã tắt các email này',
      text: 'Chúng tôi sẽ không gửi email khi có mentor mới phù hợp. Bạn có thể bật lại bất cứ lúc nào.',
    },
    button: 'Ngừng các email này',
  },
};
